import { isoDay } from '../../../lib/format-date.ts'
import { perProcess } from '../../../lib/per-process.ts'
import type { FindPage } from '../accept/context.ts'

// In the memory of this process: our server counts, and the store of Next's bundle writes the counts down.

export const FORM_EVENT_KINDS = ['opened', 'started', 'sent', 'failed'] as const

export type FormEventKind = (typeof FORM_EVENT_KINDS)[number]

/** How often each happened on a day, on a page and with a form: nothing says who. */
export type FormCount = { day: string; page: string; form: string } & Record<FormEventKind, number>

export type FormEvent = { kind: FormEventKind; form: string; page: string }

/** What may be counted: forms that exist, on pages that exist. */
type Known = { isForm: (formType: string) => boolean; findPage: FindPage }

type Counter = { known?: Known; counts: Map<string, FormCount> }

const counter = perProcess<Counter>('form-counter', () => ({ counts: new Map() }))

/** Between two writes. Only known pages and forms are counted, so only a site of thousands of pages reaches it. */
const MOST_COUNTS = 5000

/** Counts from now on; before that, and after `stopCounting`, events are dropped. */
export function startCounting(known: Known): void {
  counter.known = known
}

export function stopCounting(): void {
  delete counter.known
}

/** Counts events that a browser sent; those of an unknown page or form are dropped. */
export async function countFormEvents(events: readonly FormEvent[], now: number): Promise<void> {
  const { known } = counter
  if (!known) return
  const day = isoDay(now)
  for (const { kind, form, page: said } of events) {
    const page = known.isForm(form) ? (await known.findPage(said))?.path : undefined
    if (page !== undefined) add({ ...NOTHING, day, page, form, [kind]: 1 })
  }
}

/** All counts since the last call. */
export function takeCounts(): FormCount[] {
  const counts = [...counter.counts.values()]
  counter.counts.clear()
  return counts
}

/** For counts that could not be written. */
export function putBack(counts: readonly FormCount[]): void {
  for (const each of counts) add(each)
}

const NOTHING = { opened: 0, started: 0, sent: 0, failed: 0 }

function add(count: FormCount): void {
  const key = JSON.stringify([count.day, count.page, count.form])
  const known = counter.counts.get(key)
  if (known) for (const kind of FORM_EVENT_KINDS) known[kind] += count[kind]
  else if (counter.counts.size < MOST_COUNTS) counter.counts.set(key, { ...count })
}
