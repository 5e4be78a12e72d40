import { array, assert, integer, property, record, string, uuid } from 'fast-check'
import { expect, it } from 'vitest'
import { type SepaOrder, sepaFile } from './sepa-file.rules.ts'

const order: SepaOrder = {
  payRunId: '019a0c3e-9d4b-7c55-8c1e-0f3ad6b4e111',
  createdAt: new Date('2026-11-23T18:48:05.123Z'),
  payOn: '2026-11-27',
  reference: 'Pay 2026-11',
  debtor: { name: 'Universität Grünau & Söhne', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  payments: [
    {
      id: '019a0c3e-9d4b-7c55-8c1e-0f3ad6b4e222',
      amount: 241_809,
      holder: 'Zoë Ó <Lee>',
      iban: 'IE29AIBK93115212345678',
      bankCode: 'AIBKIE2DXXX',
    },
    {
      id: '019a0c3e-9d4b-7c55-8c1e-0f3ad6b4e333',
      amount: 1,
      holder: 'Bob Noyce',
      iban: 'DE89370400440532013000',
      bankCode: '37040044',
    },
  ],
}

/** One element per line, for comparison with what a bank reads. */
const lines = (xml: string) => xml.replaceAll('><', '>\n<').trim().split('\n')

it('writes the elements of pain.001.001.09 in their order', () => {
  const transfer = (id: string, amount: string, bank: string[], name: string, iban: string) => [
    '<CdtTrfTxInf>',
    '<PmtId>',
    `<EndToEndId>${id}</EndToEndId>`,
    '</PmtId>',
    '<Amt>',
    `<InstdAmt Ccy="EUR">${amount}</InstdAmt>`,
    '</Amt>',
    ...bank,
    '<Cdtr>',
    `<Nm>${name}</Nm>`,
    '</Cdtr>',
    '<CdtrAcct>',
    '<Id>',
    `<IBAN>${iban}</IBAN>`,
    '</Id>',
    '</CdtrAcct>',
    '<RmtInf>',
    '<Ustrd>Pay 2026-11</Ustrd>',
    '</RmtInf>',
    '</CdtTrfTxInf>',
  ]
  expect(lines(sepaFile(order))).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    '<CstmrCdtTrfInitn>',
    '<GrpHdr>',
    '<MsgId>019a0c3e9d4b7c558c1e-mwtmc7ib</MsgId>',
    '<CreDtTm>2026-11-23T18:48:05Z</CreDtTm>',
    '<NbOfTxs>2</NbOfTxs>',
    '<CtrlSum>2418.10</CtrlSum>',
    '<InitgPty>',
    '<Nm>Universitat Grunau + Sohne</Nm>',
    '</InitgPty>',
    '</GrpHdr>',
    '<PmtInf>',
    '<PmtInfId>019a0c3e9d4b7c558c1e0f3ad6b4e111</PmtInfId>',
    '<PmtMtd>TRF</PmtMtd>',
    '<BtchBookg>true</BtchBookg>',
    '<NbOfTxs>2</NbOfTxs>',
    '<CtrlSum>2418.10</CtrlSum>',
    '<PmtTpInf>',
    '<SvcLvl>',
    '<Cd>SEPA</Cd>',
    '</SvcLvl>',
    '<CtgyPurp>',
    '<Cd>SALA</Cd>',
    '</CtgyPurp>',
    '</PmtTpInf>',
    '<ReqdExctnDt>',
    '<Dt>2026-11-27</Dt>',
    '</ReqdExctnDt>',
    '<Dbtr>',
    '<Nm>Universitat Grunau + Sohne</Nm>',
    '</Dbtr>',
    '<DbtrAcct>',
    '<Id>',
    '<IBAN>DE89370400440532013000</IBAN>',
    '</Id>',
    '<Ccy>EUR</Ccy>',
    '</DbtrAcct>',
    '<DbtrAgt>',
    '<FinInstnId>',
    '<BICFI>COBADEFFXXX</BICFI>',
    '</FinInstnId>',
    '</DbtrAgt>',
    '<ChrgBr>SLEV</ChrgBr>',
    ...transfer(
      '019a0c3e9d4b7c558c1e0f3ad6b4e222',
      '2418.09',
      ['<CdtrAgt>', '<FinInstnId>', '<BICFI>AIBKIE2DXXX</BICFI>', '</FinInstnId>', '</CdtrAgt>'],
      'Zoe O .Lee.',
      'IE29AIBK93115212345678',
    ),
    ...transfer('019a0c3e9d4b7c558c1e0f3ad6b4e333', '0.01', [], 'Bob Noyce', 'DE89370400440532013000'),
    '</PmtInf>',
    '</CstmrCdtTrfInitn>',
    '</Document>',
  ])
})

it('leaves the bank to be derived from the IBAN if the institution has no BIC', () => {
  const file = sepaFile({ ...order, debtor: { ...order.debtor, bic: '' } })
  expect(file).toContain('<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>')
})

it('adds amounts up to the cent and stays well-formed, whatever the names', () => {
  const payments = array(
    record({
      id: uuid(),
      amount: integer({ min: 1, max: 999_999_999_99 }),
      holder: string({ unit: 'grapheme', minLength: 1, maxLength: 140 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  assert(
    property(payments, string({ unit: 'grapheme', maxLength: 140 }), (some, name) => {
      const file = sepaFile({
        ...order,
        debtor: { ...order.debtor, name },
        payments: some.map((it) => ({ ...it, iban: order.debtor.iban, bankCode: null })),
      })
      const cents = (text: string) => BigInt(text.replace('.', ''))
      const amounts = [...file.matchAll(/<InstdAmt Ccy="EUR">(\d+\.\d\d)<\/InstdAmt>/g)].map((it) => it[1]!)
      expect(amounts.map(cents)).toEqual(some.map(({ amount }) => BigInt(amount)))
      const sums = [...file.matchAll(/<CtrlSum>(\d+\.\d\d)<\/CtrlSum>/g)].map((it) => cents(it[1]!))
      const total = amounts.reduce((sum, it) => sum + cents(it), 0n)
      expect(sums).toEqual([total, total])
      // Between tags there is only text in the characters of SEPA.
      expect(file.split('\n')[1]!.replaceAll(/<[^<>]*>/g, '')).toMatch(/^[A-Za-z0-9/?:().,'+ -]*$/)
    }),
  )
})
