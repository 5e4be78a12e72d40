// Checks a data directory as an unprivileged user, because root's permissions say nothing about the server's
// user.
import { checkDataDirectory } from '../data-directory.ts'

if (process.getuid?.() === 0) process.setuid?.(65_534)
process.stdout.write(JSON.stringify([...checkDataDirectory(process.argv[2]!)]))
