import type { ImportLayout } from '@campanile/contract/imports/import-columns.ts'
import { useRef, useState } from 'react'
import {
  type ColumnMapping,
  headingsToRemember,
  missingColumns,
  recallColumns,
} from '#lib/csv/columnMapping.ts'
import { detectedIn, type ImportSource, mappedFile, readSource } from '#lib/csv/importSource.ts'
import { rememberColumns, rememberedColumns } from '#lib/csv/rememberedColumns.ts'

/** The kind of import: the format of its files, and the name under which their columns are remembered. */
export interface ImportKind {
  name: string
  /** Null: the file is sent as it is. */
  layout: ImportLayout | null
  /** There may be titles above the column names, or none. The server recognises column names itself. */
  loose?: boolean
}

/** The selected file and how its columns are mapped. */
export function useImportFile({ name, layout, loose = false }: ImportKind) {
  const [file, setFile] = useState<File>()
  const [source, setSource] = useState<ImportSource>()
  const [mapping, setMapping] = useState<ColumnMapping>({})
  const latest = useRef<File>(undefined)
  const choose = async (chosen: File | undefined) => {
    latest.current = chosen
    setFile(chosen)
    setSource(undefined)
    if (!chosen || !layout) return
    const read = await readSource(chosen, layout, { loose })
    // Another file was selected in the meantime.
    if (!read || latest.current !== chosen) return
    setSource(read)
    setMapping(
      read.head ? recallColumns(layout, read.headings, rememberedColumns(name)) : detectedIn(read, layout),
    )
  }
  const missing = layout && source ? missingColumns(layout, mapping) : []
  /** The file to send; undefined while columns are missing. */
  const fileToSend = () => {
    if (!file || missing.length > 0) return undefined
    if (!layout || !source) return file
    if (source.head) rememberColumns(name, headingsToRemember(mapping, source.headings))
    const detected = detectedIn(source, layout)
    const isAsDetected = layout.columns.every((it) => mapping[it.name] === detected[it.name])
    return loose && isAsDetected ? file : mappedFile(source, layout, mapping)
  }
  return { file, source, mapping, setMapping, choose, missing, fileToSend }
}
