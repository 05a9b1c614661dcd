import Foundation
import Parlance

let app = IntentApp("HarcaMA", providers: [HarcaMAShortCuts.self])
print(app.identifier)
