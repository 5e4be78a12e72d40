import { register } from 'tsx/esm/api'

// Loaded by worker threads of a server that runs from its sources: tsx reaches the main thread alone by itself.
register()
