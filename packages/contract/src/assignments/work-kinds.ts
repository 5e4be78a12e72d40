/** File extensions of student work, by purpose; an assignment accepts some of them. */
export const workKinds = {
  documents: ['pdf', 'doc', 'docx', 'odt', 'rtf'],
  slides: ['ppt', 'pptx', 'odp'],
  spreadsheets: ['xls', 'xlsx', 'ods', 'csv'],
  pictures: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'tif', 'tiff', 'heic', 'svg'],
  archives: ['zip', '7z', 'rar', 'tar', 'gz', 'tgz'],
  notebooks: ['ipynb', 'rmd', 'qmd'],
  text: ['txt', 'md', 'tex', 'bib', 'json', 'xml', 'yaml', 'yml', 'log'],
  code: [
    'py',
    'r',
    'm',
    'java',
    'kt',
    'c',
    'h',
    'cpp',
    'hpp',
    'cs',
    'go',
    'rs',
    'swift',
    'js',
    'jsx',
    'ts',
    'tsx',
    'html',
    'css',
    'php',
    'rb',
    'sql',
    'sh',
    'asm',
    'v',
    'vhd',
  ],
  audio: ['mp3', 'm4a', 'wav', 'ogg', 'flac'],
  video: ['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi'],
} as const

export type WorkGroup = keyof typeof workKinds
export const workGroups = Object.keys(workKinds) as WorkGroup[]
export type WorkExtension = (typeof workKinds)[WorkGroup][number]
/** The content must match the extension, if it can be recognised. */
export const workExtensions: readonly WorkExtension[] = Object.values(workKinds).flat()
