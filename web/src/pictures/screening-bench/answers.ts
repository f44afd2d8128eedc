import { caseNodes } from '@/pictures/case-2041/nodes'
import { otherSamples, SAMPLE_DATE, type Sample, samples, wordsOf } from '@/pictures/samples'

/** The samples that have a chip; the field knows the others as well. */
export const chips = [samples.sanctioned, samples.ransomware, samples.mixer, samples.clean]

/** The chip that is chosen at first. */
export const FIRST_CHIP = 1

/** `Mixer, 4 hops`. */
export function chipName({ matched, score, exposures: [worst] }: Sample): string {
  if (matched) return 'Sanctioned'
  if (!worst || score < 25) return 'Clean'
  const category = wordsOf(worst.category)
  const hops = worst.hops === 1 ? 'direct' : `${worst.hops} hops`
  return `${category.charAt(0).toUpperCase()}${category.slice(1)}, ${hops}`
}

export const everySample: readonly Sample[] = Object.values(samples)

export const SAMPLE_COUNT = everySample.length

/** What the field takes, until something else was typed. */
export const FIELD_NOTE = `Such as ${samples.newcomer.address}: with or without 0x, capitals and spaces. Only the ${SAMPLE_COUNT} screened samples have a score. What you type stays in your browser.`

/** In place of a result. */
export const NO_SAMPLE = 'No sample is chosen'

/** As people paste it: with the marks of a sentence or a link, in capitals, with three dots, with or without `0x`. */
const bare = (address: string) =>
  address
    .toLowerCase()
    .replaceAll('...', '…')
    .replaceAll(/[^\p{L}\p{N}…:]/gu, '')
    .replace(/^\w*:|:$/g, '')
    .replace(/^0x/, '')

export const sampleFor = (typed: string) =>
  everySample.find(({ address }) => bare(address) === bare(typed))

const caseAddresses: readonly string[] = Object.values(caseNodes).flatMap(({ label, note }) => [
  bare(label),
  bare(note),
])

/** Why there is no score for what was typed: an address that this site shows elsewhere has its story. */
export function noteFor(typed: string): string {
  const other = Object.values(otherSamples).find(({ address }) => bare(address) === bare(typed))
  if (other) return `${other.story}. It was not screened, so it has no score here.`
  if (caseAddresses.includes(bare(typed)))
    return 'An address of case 2041, which Reactor traces. It was not screened, so it has no score here.'
  return `Not one of the ${SAMPLE_COUNT} samples, so the bench cannot judge it. What you type stays in your browser.`
}

/** Names of the bands, which thresholds need not follow. */
const levelOf = (score: number) =>
  score >= 75 ? 'high' : score >= 50 ? 'medium' : score >= 25 ? 'guarded' : 'low'

/** The call of the API and its answer. */
export function exchangeFor(sample: Sample) {
  const { address, blockchain } = sample
  const request = { address, blockchain, check_sanctions: true, risk_assessment: true }
  return `POST /api/v1/screen/address\n${inLines(request, 2)}\n\n200 OK\n${answerFor(sample)}`
}

/** The answer of `POST /api/v1/screen/address`, in lines of a phone's width. */
export function answerFor({ address, blockchain, score, matched, exposures }: Sample) {
  const answer = {
    address,
    blockchain,
    risk_score: score,
    risk_level: levelOf(score),
    sanctions: { matched, lists_checked: 27 },
    exposures,
    labels_version: SAMPLE_DATE,
  }
  const fields = Object.entries(answer).map(([name, value]) => {
    const list = Array.isArray(value)
      ? `[\n${value.map((each) => `    ${inLines(each, 6)}`).join(',\n')}\n  ]`
      : inLines(value, name.length + 8)
    return `  "${name}": ${list}`
  })
  return `{\n${fields.join(',\n')}\n}`
}

/** In characters, so that no line is broken on a phone. */
const WIDTH = 46

/** JSON whose first field stands at `indent`, and its further lines below it. */
function inLines(value: unknown, indent: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const lines: string[] = []
  for (const [name, part] of Object.entries(value)) {
    const field = `"${name}": ${JSON.stringify(part)}`
    const longer = `${lines.at(-1)}, ${field}`
    if (lines.length > 0 && indent + longer.length <= WIDTH) lines.splice(-1, 1, longer)
    else lines.push(field)
  }
  return `{ ${lines.join(`,\n${' '.repeat(indent)}`)} }`
}
