process.argv.push('--demo')
await import('./start.mjs')
