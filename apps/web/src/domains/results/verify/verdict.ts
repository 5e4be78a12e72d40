import { paperStateWords } from '@campanile/contract/results/result-words.ts'
import type { Verification } from '@campanile/contract/results/transcripts.ts'
import type { TimeFormat } from '#lib/time.ts'
import type { Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { m } from './messages.ts'

interface Verdict {
  title: string
  words: string
  chip: string
  tone: Tone
  glyph: ChipGlyphName
}

const compare = m.compareThisPage()

/** The result of checking a code, for anyone with the document. */
export function documentVerdict({ state, paper }: Verification, time: TimeFormat): Verdict {
  if (state === 'unknown' || !paper)
    return {
      title: m.noDocumentHasThisCode(),
      words: m.compareTheCode(),
      chip: m.unknown(),
      tone: 'bad',
      glyph: 'cross',
    }
  if (state === 'revoked')
    return {
      title: m.thisDocumentIsNoLongerValid(),
      words: m.issuedAndRevoked({
        revokedOn: time.dateWithYear(paper.revokedAt ?? paper.issuedAt),
      }),
      chip: paperStateWords.revoked,
      tone: 'bad',
      glyph: 'cross',
    }
  if (state === 'superseded')
    return {
      title: m.genuineButOutOfDate(),
      words: m.markChangedSince({
        changedOn: time.dateWithYear(paper.supersededAt ?? paper.issuedAt),
      }),
      chip: paperStateWords.superseded,
      tone: 'warn',
      glyph: 'exclamation',
    }
  return {
    title: m.thisDocumentIsGenuine(),
    words: compare,
    chip: paperStateWords.genuine,
    tone: 'ok',
    glyph: 'tick',
  }
}
