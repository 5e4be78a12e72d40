import { fileExtension, safeFileName } from '#files/file-names.ts'
import type { PackedFile } from '#files/zip-files.ts'

interface WorkFile {
  studentId: string
  number: string | null
  firstName: string
  lastName: string
  key: string
  name: string
}

/** Folder name: number and name, so that people can find the student. */
const studentFolder = ({ number, firstName, lastName }: WorkFile) =>
  safeFileName([number, lastName, firstName].filter(Boolean).join(' '))

/** Adds a number before the extension, such as (2). */
function numbered(name: string, count: number): string {
  if (count === 1) return name
  const extension = fileExtension(name)
  const stem = extension ? name.slice(0, -extension.length - 1) : name
  return `${stem} (${count})${extension && `.${extension}`}`
}

/** Returns a function that makes names unique, ignoring case as some file systems do. */
function distinct() {
  const taken = new Set<string>()
  return (name: string): string => {
    let count = 1
    while (taken.has(numbered(name, count).toLowerCase())) count += 1
    const free = numbered(name, count)
    taken.add(free.toLowerCase())
    return free
  }
}

/** The path of each file in the archive: a folder per student, with names that every system can unpack. */
export function packedFiles(files: readonly WorkFile[]): PackedFile[] {
  const folderName = distinct()
  const folders = new Map<string, { name: string; fileName: (name: string) => string }>()
  return files.map((file) => {
    const folder = folders.get(file.studentId) ?? {
      name: folderName(studentFolder(file)),
      fileName: distinct(),
    }
    folders.set(file.studentId, folder)
    return { path: `${folder.name}/${folder.fileName(safeFileName(file.name))}`, key: file.key }
  })
}
