import { mount } from 'svelte'
import App from './App.svelte'
import { followParts } from './lib/build'
import { loadCards } from './lib/cards'
import { loadFaces } from './lib/faces'
import { followFocus } from './lib/focus'
import { keepPage } from './lib/keeping'
import { followKeys } from './lib/keys.svelte'
import { language, LANGUAGES } from './lib/language'
import { followNetwork } from './lib/network.svelte'
import { followSettings } from './lib/settings.svelte'
import { followTheme } from './lib/theme'
import { loadWords } from './lib/words'
// the order counts: later files change what earlier ones say
import './css/fonts.css'
import './css/tokens.css'
import './css/base.css'
import './css/glass.css'
import './css/window.css'
import './css/bar.css'
import './css/objectives.css'
import './css/table.css'
import './css/turn.css'
import './css/rails.css'
import './css/cards.css'
import './css/cells.css'
import './css/choice.css'
import './css/score.css'
import './css/start.css'
import './css/narrow-pages.css'
import './css/states.css'
import './css/forms.css'
import './css/end.css'
import './css/small-parts.css'
import './css/tray.css'
import './css/ornaments.css'
import './css/hints.css'
import './css/ways.css'

followTheme()
followFocus()
followKeys()
followSettings()
followParts()
followNetwork()
// without a network there may be the words of another language only
const words = loadWords(language()).catch(() => Promise.any(Object.keys(LANGUAGES).map(loadWords)))
await Promise.all([words, loadCards(), loadFaces(language())])
mount(App, { target: document.getElementById('app')! })
keepPage()
