import Dialog
