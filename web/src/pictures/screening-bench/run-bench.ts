import { reasonFor, type Sample } from '@/pictures/samples'
import {
  exchangeFor,
  FIELD_NOTE,
  NO_SAMPLE,
  noteFor,
  sampleFor,
} from '@/pictures/screening-bench/answers'
import {
  band,
  columns,
  pointer,
  printed,
  recount,
  STEP,
  type Thresholds,
  type Verdict,
  verdictOf,
} from '@/pictures/screening-bench/sample-day'

const tones: Record<Verdict, string> = { PASSED: 'safe', REVIEW: 'lantern', BLOCKED: 'risk' }

const isChip = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'radio'

/** Shows the verdict, the answer and the day's counts for the chosen address and thresholds; returns what ends that. */
export function operate(part: HTMLElement): () => void {
  const one = <Kind extends Element = HTMLElement>(selector: string) => {
    const found = part.querySelector<Kind>(selector)
    if (!found) throw new Error(`No ${selector}`)
    return found
  }
  const write = (selector: string, text: string) => {
    one(selector).textContent = text
  }
  const sliders = {
    review: one<HTMLInputElement>('[data-threshold=review]'),
    block: one<HTMLInputElement>('[data-threshold=block]'),
  }
  const typed = one<HTMLInputElement>('[data-typed]')
  let address: Sample | undefined
  const thresholds = (): Thresholds => ({
    review: sliders.review.valueAsNumber,
    block: sliders.block.valueAsNumber,
  })

  /** The slider that is moved pushes the other one: without a score for it, REVIEW would vanish. */
  function keepOrder(moved: EventTarget | null): void {
    const { review, block } = thresholds()
    if (review + STEP <= block) return
    const first = moved === sliders.block ? block - STEP : Math.min(review, 100 - STEP)
    sliders.review.valueAsNumber = Math.max(0, first)
    sliders.block.valueAsNumber = sliders.review.valueAsNumber + STEP
  }

  /** The sample in the field, or else of the chip; none while the field holds anything else. */
  function choose(changed: EventTarget | null) {
    if (isChip(changed)) typed.value = ''
    const isTyped = typed.value.trim() !== ''
    const found = sampleFor(typed.value)
    const radios = [...part.querySelectorAll<HTMLInputElement>('[type=radio]')]
    if (isTyped) for (const radio of radios) radio.checked = radio.value === found?.address
    // An emptied field leaves the chip of the beginning.
    else if (!radios.some((radio) => radio.checked))
      for (const radio of radios) radio.checked = radio.defaultChecked
    const checked = radios.find((radio) => radio.checked)
    address = found ?? (checked ? sampleFor(checked.value) : undefined)
    write('[data-unknown]', isTyped && !found ? noteFor(typed.value) : FIELD_NOTE)
  }

  function show() {
    const limits = thresholds()
    const counts = recount(limits)
    const verdict = address && verdictOf(address, limits)
    write('[data-score]', address ? `${address.score}` : '–')
    write('[data-address]', address?.address ?? '')
    write('[data-reason]', address ? reasonFor(address) : NO_SAMPLE)
    write('[data-answer]', address ? exchangeFor(address) : NO_SAMPLE)
    one('[data-pointer]').setAttribute('d', address ? pointer(address.score) : '')
    write('[data-verdict]', verdict ?? 'NO RESULT')
    const color = verdict && `var(--color-${tones[verdict]}`
    Object.assign(one('[data-verdict]').style, {
      background: color ? `${color})` : 'var(--color-paper-deep)',
      color: verdict === 'REVIEW' || !verdict ? 'var(--color-ink)' : '',
    })
    Object.assign(one('[data-ground]').style, {
      background: color ? `${color}-wash)` : 'var(--color-paper)',
      boxShadow: `inset 0 4px ${color ? `${color})` : 'var(--color-line-strong)'}`,
    })
    for (const name of Object.keys(counts) as Verdict[]) {
      write(`[data-count=${name}]`, printed(counts[name]))
      const [bars, ruler] = one(`[data-of=${name}]`).children
      bars?.setAttribute('d', columns(name, limits))
      ruler?.setAttribute('d', band(name, limits))
    }
    for (const name of ['review', 'block'] as const)
      write(`[data-shown=${name}]`, `${limits[name]}`)
    const told =
      address && `${address.address}: ${address.score}, ${verdict}. ${reasonFor(address)}`
    write(
      '[data-told]',
      `${told ?? NO_SAMPLE}. The day: ${printed(counts.BLOCKED)} blocked, ${printed(counts.REVIEW)} in review, ${printed(counts.PASSED)} passed.`,
    )
  }

  const listeners = new AbortController()
  function change(target: EventTarget | null) {
    choose(target)
    keepOrder(target)
    show()
  }
  const { signal } = listeners
  part.addEventListener('input', ({ target }) => change(target), { signal })
  // The chip that is chosen already does not change, but the field is emptied.
  part.addEventListener('click', ({ target }) => typed.value && isChip(target) && change(target), {
    signal,
  })
  change(null)
  return () => listeners.abort()
}
