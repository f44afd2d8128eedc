import {
  caseEvents,
  clock,
  FIRST,
  FROM_START,
  hopsAt,
  LAST,
  nodeAt,
} from '@/pictures/case-2041/events'
import { reachOf } from '@/pictures/case-2041/layouts'
import { isReached, ledgerAt, textsAt } from '@/pictures/case-2041/ledger'
import { type NodeId, nodeIds } from '@/pictures/case-2041/nodes'

// To read what happened, in ms.
const READ = 3000
// For the lit path to the next hop, and back to an earlier one, in ms.
const PACE = 700
const BACK = 600
// In ms: so soon after it starts by itself, a press on the button is meant for Play.
const JUST_STARTED = 800

const TRIANGLE = 'M4 2v12l10-6z'
const BARS = 'M3 2h4v12h-4zM9 2h4v12h-4z'

/** It runs by itself once in a visit. */
let hasRun = false

/**
 * Moves the picture that the server drew to the chosen minute and node, and plays it from event to event; returns what
 * ends that.
 */
export function operate(part: HTMLElement, runs: boolean): () => void {
  const one = <Kind extends Element>(selector: string) => {
    const found = part.querySelector<Kind>(selector)
    if (!found) throw new Error(`No ${selector}`)
    return found
  }
  const range = one<HTMLInputElement>('[type=range]')
  const button = one<HTMLButtonElement>('button')
  const graph = one<HTMLElement>('.case-graph')
  const selected = () => one<HTMLInputElement>('[type=radio]:checked').value
  const isBehindDialog = () => part.closest('[aria-hidden=true]') !== null
  const listeners = new AbortController()
  const { signal } = listeners
  let playing = 0
  /** The node that the visitor wants to see, wherever the money is. */
  let chosen: NodeId | undefined
  let lit = hopsAt(LAST)
  let startedAlone = 0

  const write = (selector: string, text: string) => {
    const element = one(selector)
    // A live region is read out again for each change.
    if (element.textContent !== text) element.textContent = text
  }

  function show(isLit = false) {
    const minute = range.valueAsNumber
    const id = chosen ?? nodeAt(minute)
    one<HTMLInputElement>(`[type=radio][value=${id}]`).checked = true
    for (const [name, text] of Object.entries(textsAt(minute, id)))
      write(`[data-text=${name}]`, text)
    one<HTMLElement>('[data-node] dl').hidden = !isReached(minute, id)
    for (const { name, amount } of ledgerAt(minute))
      one<HTMLElement>(`[data-share=${name}]`).style.flexGrow = String(amount)
    range.setAttribute('aria-valuetext', clock(minute))
    const hops = hopsAt(minute)
    const pace = hops < lit ? BACK : PACE
    graph.style.setProperty('--pace', `${pace}ms`)
    for (const mark of part.querySelectorAll<HTMLElement | SVGElement>('[data-hop]')) {
      const hop = Number(mark.dataset.hop)
      const isAhead = hop > hops
      if (isAhead === 'ahead' in mark.dataset) continue
      // It changes when the edge of the lit path passes it: a rewind is seen to run back.
      const passed = (hop - lit) / (hops - lit)
      mark.style.setProperty('--passed', String(passed))
      mark.toggleAttribute('data-ahead', isAhead)
      if (!isAhead && isLit) light(mark, passed * pace)
    }
    lit = hops
    for (const [name, edge] of Object.entries(reachOf(nodeAt(minute))))
      graph.style.setProperty(name, edge)
    const label = minute === LAST ? FROM_START : 'Play'
    // Read out when it is chosen, not when it follows the money.
    one('[data-node]').setAttribute('aria-live', chosen ? 'polite' : 'off')
    button.setAttribute('aria-label', playing ? 'Pause' : label)
    one('button path').setAttribute('d', playing ? BARS : TRIANGLE)
  }

  function play() {
    playing = window.setTimeout(play, READ)
    // Nobody sees it in a tab behind others, or behind a dialog.
    if (document.hidden || isBehindDialog()) return
    range.valueAsNumber = caseEvents.find(({ at }) => at > range.valueAsNumber)?.at ?? LAST
    show(true)
    if (range.valueAsNumber === LAST) pause()
  }

  /** Nothing is read out while it runs by itself: nobody has asked for it. */
  const announce = (isAsked: boolean) =>
    one('[role=status]').setAttribute('aria-live', isAsked ? 'polite' : 'off')

  function start() {
    if (range.valueAsNumber === LAST) range.valueAsNumber = FIRST
    chosen = undefined
    playing = window.setTimeout(play, READ)
    show()
  }

  function pause() {
    clearTimeout(playing)
    playing = 0
    announce(true)
    show()
  }

  function press() {
    announce(true)
    // Whoever presses saw Play, and it plays.
    if (playing && Date.now() - startedAlone < JUST_STARTED) return
    if (playing) return pause()
    start()
    // The graph, whole, with its controls.
    graph.closest('[data-screen]')?.scrollIntoView({ block: 'nearest' })
  }

  function choose({ target }: Event) {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return
    chosen = nodeIds.find((id) => id === selected())
    pause()
  }

  button.addEventListener('click', press, { signal })
  range.addEventListener('input', pause, { signal })
  part.addEventListener('change', choose, { signal })
  // The keys of a group of radios are the arrows; people press Enter on what looks like a button.
  part.addEventListener(
    'keydown',
    ({ key, target }) => {
      const isNode = target instanceof HTMLInputElement && target.type === 'radio'
      if (isNode && key === 'Enter') target.click()
    },
    { signal },
  )
  // Paper shows the whole case.
  window.addEventListener(
    'beforeprint',
    () => {
      chosen = undefined
      range.valueAsNumber = LAST
      pause()
    },
    { signal },
  )
  // What was chosen before this code came.
  if (selected() !== nodeAt(LAST)) chosen = nodeIds.find((id) => id === selected())
  if (runs && !hasRun && !isBehindDialog()) {
    announce(false)
    startedAlone = Date.now()
    start()
  } else show()
  hasRun = true
  return () => {
    clearTimeout(playing)
    listeners.abort()
  }
}

/** What is reached now lights up, on the compositor. */
function light(mark: Element, delay: number) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  mark.querySelector('[data-mark]')?.animate([{ transform: 'scale(2.2)' }, { transform: 'none' }], {
    delay,
    duration: 900,
    easing: 'ease-out',
  })
}
