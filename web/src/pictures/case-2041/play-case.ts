import {
  caseEvents,
  clock,
  FIRST,
  FROM_START,
  hopsAt,
  LAST,
  ledgerAt,
  nodeIds,
  textsAt,
} from '@/pictures/case-2041/case'

// In ms: between two minutes, and to read what happened.
const STEP = 90
const READ = 1500

const TRIANGLE = 'M4 2v12l10-6z'
const BARS = 'M3 2h4v12h-4zM9 2h4v12h-4z'

/** Moves the picture that the server drew to the chosen minute and node, and plays it; returns what ends that. */
export function operate(part: HTMLElement): () => void {
  const one = <Kind extends Element>(selector: string) => {
    const found = part.querySelector<Kind>(selector)
    if (!found) throw new Error(`No ${selector}`)
    return found
  }
  const range = one<HTMLInputElement>('[type=range]')
  const button = one<HTMLButtonElement>('button')
  const listeners = new AbortController()
  const { signal } = listeners
  let playing = 0

  const write = (selector: string, text: string) => {
    const element = one(selector)
    // A live region is read out again for each change.
    if (element.textContent !== text) element.textContent = text
  }

  function show() {
    const minute = range.valueAsNumber
    const selected = one<HTMLInputElement>('[type=radio]:checked').value
    const texts = textsAt(minute, nodeIds.find((id) => id === selected) ?? 'victim')
    for (const [name, text] of Object.entries(texts)) write(`[data-text=${name}]`, text)
    for (const { name, amount } of ledgerAt(minute))
      one<HTMLElement>(`[data-share=${name}]`).style.flexGrow = String(amount)
    range.setAttribute('aria-valuetext', clock(minute))
    const hops = hopsAt(minute)
    for (const mark of part.querySelectorAll<HTMLElement | SVGElement>('[data-hop]')) {
      const isAhead = Number(mark.dataset.hop) > hops
      if (isAhead === 'ahead' in mark.dataset) continue
      mark.toggleAttribute('data-ahead', isAhead)
      if (mark.matches('[data-path] > :not([data-ahead])')) draw(mark)
    }
    for (const path of part.querySelectorAll('[data-path]')) {
      const lit = [...path.children].slice(0, hops).map((line) => line.getAttribute('d'))
      path.previousElementSibling?.setAttribute('d', lit.join(''))
    }
    const label = range.valueAsNumber === LAST ? FROM_START : 'Play'
    write('button span', playing ? 'Pause' : label)
    one('button path').setAttribute('d', playing ? BARS : TRIANGLE)
  }

  function play() {
    if (range.valueAsNumber === LAST) return pause()
    range.valueAsNumber += 1
    const isEvent = caseEvents.some(({ at }) => at === range.valueAsNumber)
    playing = window.setTimeout(play, isEvent ? READ : STEP)
    show()
  }

  function pause() {
    clearTimeout(playing)
    playing = 0
    show()
  }

  function press() {
    if (playing) return pause()
    if (range.valueAsNumber === LAST) range.valueAsNumber = FIRST
    playing = window.setTimeout(play, READ)
    show()
  }

  button.addEventListener('click', press, { signal })
  range.addEventListener('input', pause, { signal })
  part.addEventListener('change', show, { signal })
  // The keys of a group of radios are the arrows; people press Enter on what looks like a button.
  part.addEventListener(
    'keydown',
    ({ key, target }) => {
      const isNode = target instanceof HTMLInputElement && target.type === 'radio'
      if (isNode && key === 'Enter') target.click()
    },
    { signal },
  )
  show()
  return () => {
    pause()
    listeners.abort()
  }
}

/** A hop that is reached now is drawn along its way. */
function draw(line: Element) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // In pixels of the screen, since its stroke is not scaled.
  const { width, height } = line.getBoundingClientRect()
  const length = Math.hypot(width, height) * 1.2
  if (line.hasAttribute('stroke-dasharray')) line.animate([{ opacity: 0 }, { opacity: 1 }], 500)
  else line.animate([{ strokeDasharray: `0 ${length}` }, { strokeDasharray: `${length} 0` }], 500)
}
