// Checks a data directory as a user who owns nothing: what root may write says nothing about a server's user.
import { checkDataDirectory } from '../data-directory.ts'

if (process.getuid?.() === 0) process.setuid?.(65_534)
process.stdout.write(JSON.stringify([...checkDataDirectory(process.argv[2]!)]))
