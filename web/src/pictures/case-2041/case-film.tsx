import clsx from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { signupHref } from '@/lib/routes'
import { CaseGraph, describedTrace } from '@/pictures/case-2041/case-graph'
import { caseEvents, clock, LAST, nodeAt } from '@/pictures/case-2041/events'
import { ledgerSum } from '@/pictures/case-2041/ledger'
import { caseNodes } from '@/pictures/case-2041/nodes'

/** How long a caption stays, in ms: eight of them take 40 s. The first one has six words. */
const READ = 5300
const FIRST_READ = 3000

/**
 * The case in captions, one for each event, with what each rests on. It plays by itself, since it was asked for; with
 * reduced motion the reader turns the pages, as anyone can, by buttons and arrow keys.
 */
export function CaseFilm(): ReactNode {
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(!isCalm)
  const last = caseEvents.length - 1
  const { at = LAST, what } = caseEvents[index] ?? {}
  const before = caseEvents[index - 1]
  const part = useRef<HTMLElement>(null)
  const runs = isPlaying && index < last

  useEffect(() => {
    if (!runs) return
    // It waits in a tab behind others.
    const wait = index === 0 ? FIRST_READ : READ
    const timer = setInterval(() => document.hidden || setIndex(index + 1), wait)
    return () => clearInterval(timer)
  }, [runs, index])

  // It may have been loaded after the dialog took the focus. In a low window the dialog keeps it, to begin at its title.
  useEffect(() => {
    if (matchMedia('(max-height: 30rem)').matches) return
    if (part.current?.closest('[role=dialog]') === document.activeElement)
      part.current?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus()
  }, [])

  function turn(step: number): void {
    setPlaying(false)
    setIndex(Math.min(Math.max(index + step, 0), last))
  }

  function turnByKey({ key }: KeyboardEvent): void {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }

  function press(): void {
    setPlaying(!runs)
    if (index === last) setIndex(0)
  }

  return (
    <section
      ref={part}
      aria-label="Case 2041 in captions"
      className="on-night text-small text-on-night-soft"
      onKeyDown={turnByKey}
    >
      <p className="relative z-10 -mb-11 h-11 w-28 px-3 pt-2 text-micro sm:w-auto">
        Case 2041, invented
      </p>
      <div role="img" aria-label={describedTrace} className="@container">
        <CaseGraph
          at={at}
          className="h-80 @max-xl:[&_[data-note]]:hidden @xl:h-[clamp(18rem,100vh-33rem,27rem)]"
        />
      </div>
      <div className="flex h-1.5 gap-px" aria-hidden="true">
        {caseEvents.map((event) => (
          <span
            key={event.at}
            className={`grow ${event.at > at ? 'bg-night-line' : 'bg-lantern'}`}
          />
        ))}
      </div>
      <p aria-hidden="true" className="min-h-8 px-5 pt-2 text-micro sm:px-8">
        {before && `${clock(before.at)} ${before.what}`}
      </p>
      <div aria-live="polite" aria-atomic="true" className="min-h-22 px-5 sm:px-8">
        <p className="text-body text-on-night sm:text-lead">
          <span className="mr-3 font-semibold text-lantern-bright tabular">{clock(at)}</span>
          {what}
        </p>
        <p className="mt-1 text-micro tabular">
          {index === last ? ledgerSum : caseNodes[nodeAt(at)].source}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 px-3 pb-3 sm:px-6">
        {!isCalm && (
          <Button onPress={press}>{runs ? 'Pause' : index === last ? 'Play again' : 'Play'}</Button>
        )}
        <Button onPress={() => turn(-1)} isOff={index === 0}>
          Previous
        </Button>
        <Button onPress={() => turn(1)} isOff={index === last} isMain={index < last}>
          Next
        </Button>
        {index === last ? (
          <a
            href={signupHref()}
            className="ml-auto grid min-h-11 place-items-center rounded-md bg-lantern px-5 font-semibold text-ink"
          >
            Start Free Investigation
          </a>
        ) : (
          <span className="ml-auto pr-2 text-micro tabular">
            {`${index + 1} of ${caseEvents.length}`}
          </span>
        )}
      </div>
    </section>
  )
}

type ButtonProps = { onPress: () => void; isOff?: boolean; isMain?: boolean; children: ReactNode }

/** It stays in the Tab order when there is no other page, so that the focus is not lost. */
function Button({ onPress, isOff = false, isMain = false, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      className={clsx(
        'min-h-11 rounded-md px-3 font-semibold sm:px-5',
        isOff && 'opacity-50',
        isMain ? 'bg-lantern text-ink' : 'text-on-night hover:bg-night-raised',
      )}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  )
}
