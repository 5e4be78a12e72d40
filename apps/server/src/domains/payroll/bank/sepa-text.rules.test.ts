import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { sepaId, sepaText } from './sepa-text.rules.ts'

it('transcribes accents, Greek and Cyrillic, and replaces unknown characters', () => {
  expect(sepaText('Zoë Müller-Łukasz, Straße', 70)).toBe('Zoe Muller-Lukasz, Strasse')
  expect(sepaText('Ørsted & Ångström', 70)).toBe('Orsted + Angstrom')
  expect(sepaText('Θεόδωρος', 70)).toBe('Theodoros')
  expect(sepaText('Щербаков Юрий', 70)).toBe('Shterbakov Yuriy')
  expect(sepaText('D’Arcy  “Dee”\tO', 70)).toBe("D'Arcy .Dee. O")
  expect(sepaText('王 Wang', 70)).toBe('. Wang')
})

it('contains only SEPA characters, within the limit', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(sepaText(text, 70)).toMatch(/^[A-Za-z0-9/?:().,'+ -]{0,70}$/)
      expect(sepaId(text)).not.toMatch(/^\/|\/\/|\/$/)
    }),
  )
})
