import { mount } from 'svelte'
import App from './App.svelte'
import { loadCards } from './lib/cards'
import { loadFaces } from './lib/faces'
import { language } from './lib/language'
import { followTheme } from './lib/theme'
import { loadWords } from './lib/words'
import './fonts.css'
import './tokens.css'
import './look.css'
import './client.css'
import './modes.css'
import './replay.css'
import './phone.css'

followTheme()
await Promise.all([loadWords(language()), loadCards(), loadFaces(language())])
mount(App, { target: document.getElementById('app')! })
