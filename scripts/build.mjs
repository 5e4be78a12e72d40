import { build } from './prepare.mjs'

// npm run build
build()
