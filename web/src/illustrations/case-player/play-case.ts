import {
  balancesAt,
  caseEvents,
  clock,
  eventAt,
  FIRST,
  FROM_START,
  heldAt,
  hopsAt,
  LAST,
  type LedgerLine,
  ledgerAt,
  printed,
} from '@/illustrations/case-player/case-ledger'
import { caseNodes } from '@/illustrations/case-player/case-nodes'

// In ms: between two minutes, and to read what happened.
const STEP = 90
const READ = 1500

const TRIANGLE = 'M4 2v12l10-6z'
const BARS = 'M3 2h4v12h-4zM9 2h4v12h-4z'

/** Lights the case up to the chosen minute, plays it, and shows what is known of a chosen node; returns what ends that. */
export function operate(part: HTMLElement): () => void {
  const one = <Kind extends Element>(selector: string) => {
    const found = part.querySelector<Kind>(selector)
    if (!found) throw new Error(`No ${selector}`)
    return found
  }
  const all = <Kind extends HTMLElement | SVGElement>(selector: string) => [
    ...part.querySelectorAll<Kind>(selector),
  ]
  const range = one<HTMLInputElement>('[type=range]')
  const button = one<HTMLButtonElement>('button')
  const listeners = new AbortController()
  const { signal } = listeners
  let playing = 0
  let shownHops = -1

  const selected = () =>
    caseNodes[Number(one<HTMLInputElement>('[type=radio]:checked').value)] ?? caseNodes[0]
  const write = (selector: string, text = '') => {
    const element = one(selector)
    // A live region is read out again for each change.
    if (element.textContent !== text) element.textContent = text
  }

  function showNode() {
    const node = selected()
    write('[data-node=label]', node?.label)
    write('[data-node=source]', node?.source)
    write('[data-node=confidence]', node?.confidence)
    showHeld()
  }

  function showHeld() {
    const holder = selected()?.holder
    const minute = range.valueAsNumber
    write('[data-held]', heldAt(minute, holder ? balancesAt(minute)[holder] : 0))
  }

  function showMinute() {
    const minute = range.valueAsNumber
    range.setAttribute('aria-valuetext', clock(minute))
    write('[data-clock]', clock(minute))
    write('[data-event]', eventAt(minute)?.what)
    const amounts = ledgerAt(minute)
    for (const name of Object.keys(amounts) as LedgerLine[]) {
      write(`[data-line=${name}]`, printed(amounts[name]))
      one<HTMLElement>(`[data-share=${name}]`).style.flexGrow = String(amounts[name])
    }
    write('[data-sum]', printed(Object.values(amounts).reduce((sum, amount) => sum + amount)))
    showHeld()
    light(hopsAt(minute))
  }

  function light(hops: number) {
    if (hops === shownHops) return
    for (const group of all<SVGElement>('[data-hops]')) {
      const lines = [...group.querySelectorAll('path')]
      for (const [at, line] of lines.entries()) {
        const isLit = at < hops
        line.setAttribute('stroke', `var(--color-${isLit ? 'lantern' : 'night-dim'})`)
        line.setAttribute('stroke-width', isLit ? '3' : '1.5')
        if (isLit && shownHops >= 0 && at >= shownHops) draw(line)
      }
      const lit = lines.slice(0, hops).map((line) => line.getAttribute('d'))
      group.previousElementSibling?.setAttribute('d', lit.join(''))
    }
    for (const group of all('[data-unmoved]')) group.style.opacity = hops < 2 ? '0' : ''
    for (const radio of all<HTMLInputElement>('[type=radio]')) {
      const isReached = (caseNodes[Number(radio.value)]?.hop ?? 0) <= hops
      const name = radio.parentElement
      if (!name) continue
      name.style.filter = isReached ? '' : 'grayscale(1)'
      // What happens there is not known yet.
      const note = name.querySelector<HTMLElement>('[data-note]')
      if (note) note.style.visibility = isReached ? '' : 'hidden'
    }
    shownHops = hops
  }

  function play() {
    if (range.valueAsNumber === LAST) return pause()
    range.valueAsNumber += 1
    showMinute()
    const isEvent = caseEvents.some(({ at }) => at === range.valueAsNumber)
    playing = window.setTimeout(play, isEvent ? READ : STEP)
  }

  function pause() {
    clearTimeout(playing)
    playing = 0
    face()
  }

  function face() {
    const begins = range.valueAsNumber === LAST
    write('button span', playing ? 'Pause' : begins ? FROM_START : 'Play')
    button.querySelector('path')?.setAttribute('d', playing ? BARS : TRIANGLE)
  }

  function press() {
    if (playing) return pause()
    if (range.valueAsNumber === LAST) range.valueAsNumber = FIRST
    showMinute()
    playing = window.setTimeout(play, READ)
    face()
  }

  button.addEventListener('click', press, { signal })
  range.addEventListener(
    'input',
    () => {
      pause()
      showMinute()
    },
    { signal },
  )
  part.addEventListener('change', showNode, { signal })
  // The keys of a group of radios are the arrows; people press Enter on what looks like a button.
  part.addEventListener(
    'keydown',
    ({ key, target }) => {
      const isNode = target instanceof HTMLInputElement && target.type === 'radio'
      if (isNode && key === 'Enter') target.click()
    },
    { signal },
  )
  showMinute()
  showNode()
  return () => {
    pause()
    listeners.abort()
  }
}

/** A hop that is reached now is drawn along its way. */
function draw(line: SVGPathElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const length = line.getTotalLength()
  const dashes = line.getAttribute('stroke-dasharray')
  if (dashes) line.animate([{ opacity: 0 }, { opacity: 1 }], 500)
  else line.animate([{ strokeDasharray: `0 ${length}` }, { strokeDasharray: `${length} 0` }], 500)
}
