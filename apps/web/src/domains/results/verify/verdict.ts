import { paperStateWords } from '@campanile/contract/results/result-words.ts'
import type { Verification } from '@campanile/contract/results/transcripts.ts'
import type { TimeFormat } from '#lib/time.ts'
import type { Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'

interface Verdict {
  title: string
  words: string
  chip: string
  tone: Tone
  glyph: ChipGlyphName
}

const compare = 'Compare this page with the document. If they differ, the document was altered.'

/** The result of checking a code, for anyone with the document. */
export function documentVerdict({ state, paper }: Verification, time: TimeFormat): Verdict {
  if (state === 'unknown' || !paper)
    return {
      title: 'No document has this code',
      words:
        'Compare the code with the document, character by character. If it is the same, the document was not issued here.',
      chip: 'Unknown',
      tone: 'bad',
      glyph: 'cross',
    }
  if (state === 'revoked')
    return {
      title: 'This document is no longer valid',
      words: `It was issued here, and revoked on ${time.dateWithYear(paper.revokedAt ?? paper.issuedAt)}.`,
      chip: paperStateWords.revoked,
      tone: 'bad',
      glyph: 'cross',
    }
  if (state === 'superseded')
    return {
      title: 'Genuine, but out of date',
      words: `It was issued here. A mark on it changed on ${time.dateWithYear(paper.supersededAt ?? paper.issuedAt)}: ask for a newer one.`,
      chip: paperStateWords.superseded,
      tone: 'warn',
      glyph: 'exclamation',
    }
  return {
    title: 'This document is genuine',
    words: compare,
    chip: paperStateWords.genuine,
    tone: 'ok',
    glyph: 'tick',
  }
}
