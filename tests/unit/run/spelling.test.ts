import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

const BRITISH = [
  'organisation',
  'specialised',
  'customise',
  'analysed',
  'recognised',
  'Visualisation',
  'centre',
  'Centres',
  'licence',
  'defence',
  'programme',
  'catalogue',
  'behaviour',
  'colour',
  'grey',
  'labelled',
  'unlabelled',
  'cancelled',
  'travelled',
  'modelling',
  'fulfil',
  'learnt',
  'towards',
  'afterwards',
  'judgement',
  'enquiry',
  'harbour',
  'controlCentre',
  'licenceId',
]
const AMERICAN = `The organization's specialized center analyzed the labeled addresses of a darknet market.
Its license was canceled, and the program's behavior toward OFAC and FINTRAC was judged afterward.`

/** The words in a text that the spelling step of `npm test` rejects. */
function refused(text: string): string[] {
  const words = execFileSync(
    process.execPath,
    [
      'node_modules/cspell/bin.mjs',
      'lint',
      'stdin://README.md',
      '--words-only',
      '--no-progress',
    ].concat('--no-summary', '--no-exit-code'),
    { cwd: ROOT, input: text, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] },
  )
  return words.split('\n').filter(Boolean)
}

test('British spellings and unknown words are refused, American and the field’s are not', () => {
  expect(refused(`${BRITISH.join('\n')}\nblokchain\n${AMERICAN}`)).toEqual([
    ...BRITISH.map((word) => /[a-z]+?(Centre)/.exec(word)?.[1] ?? word.replace('Id', '')),
    'blokchain',
  ])
})
