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

const compare = 'Compare what stands here with the paper. Where they differ, the paper was altered.'

/** What a code comes to, in words for whoever holds the paper. */
export function documentVerdict({ state, paper }: Verification, time: TimeFormat): Verdict {
  if (state === 'unknown' || !paper)
    return {
      title: 'No paper has this code',
      words:
        'Compare the code with the paper, character by character. If it is the same, the paper is not from here.',
      chip: 'Unknown',
      tone: 'bad',
      glyph: 'cross',
    }
  if (state === 'revoked')
    return {
      title: 'This paper no longer counts',
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
    title: 'This paper is genuine',
    words: compare,
    chip: paperStateWords.genuine,
    tone: 'ok',
    glyph: 'tick',
  }
}
