import { register } from 'tsx/esm/api'

// Loaded by worker threads of a server that runs from source: tsx registers itself in the main thread only.
register()
