import { type ReactNode, useEffect, useState } from 'react'
import { caseEvents, caseNodes, clock, LAST, ledgerSum, nodeAt } from '@/pictures/case-2041/case'
import { CaseGraph, describedTrace } from '@/pictures/case-2041/case-graph'

/** How long a caption stays, in ms: eight of them take 40 s. */
const READ = 5000

/**
 * The case in captions, one for each event, with what each rests on. It plays by itself, since it was asked for; with
 * reduced motion the reader turns the pages.
 */
export function CaseFilm(): ReactNode {
  const [isCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(!isCalm)
  const last = caseEvents.length - 1
  const { at = LAST, what } = caseEvents[index] ?? {}
  const runs = isPlaying && index < last

  useEffect(() => {
    if (!runs) return
    const timer = setTimeout(() => setIndex(index + 1), READ)
    return () => clearTimeout(timer)
  }, [runs, index])

  function turn(step: number): void {
    setPlaying(false)
    setIndex(index + step)
  }

  function press(): void {
    setPlaying(!runs)
    if (index === last) setIndex(0)
  }

  return (
    <section
      aria-label="Case 2041 in captions"
      className="on-night -mx-5 -mt-6 mb-6 bg-night text-small text-on-night-soft sm:-mx-8"
    >
      <p className="relative z-10 -mb-11 h-11 w-24 px-3 pt-2 text-micro sm:w-auto">
        Case 2041, invented
      </p>
      <div role="img" aria-label={describedTrace} className="@container">
        <CaseGraph at={at} className="h-92 @max-xl:[&_[data-note]]:hidden @xl:h-76" />
      </div>
      <div className="flex h-1" aria-hidden="true">
        {caseEvents.map((event) => (
          <span
            key={event.at}
            className={`grow border-r border-night ${event.at > at ? 'bg-night-line' : 'bg-lantern'}`}
          />
        ))}
      </div>
      <div aria-live="polite" aria-atomic="true" className="min-h-24 px-5 pt-3 sm:px-8">
        <p className="text-body text-on-night">
          <span className="mr-3 font-semibold text-lantern-bright tabular">{clock(at)}</span>
          {what}
        </p>
        <p className="mt-1 text-micro tabular">
          {index === last ? ledgerSum : caseNodes[nodeAt(at)].source}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-2 pb-2 sm:px-5">
        {!isCalm && (
          <Button onPress={press}>{runs ? 'Pause' : index === last ? 'Play again' : 'Play'}</Button>
        )}
        <Button onPress={() => turn(-1)} isOff={index === 0}>
          Previous
        </Button>
        <Button onPress={() => turn(1)} isOff={index === last}>
          Next
        </Button>
        <span className="ml-auto pr-2 text-micro tabular">
          {`${index + 1} of ${caseEvents.length}`}
        </span>
      </div>
    </section>
  )
}

type ButtonProps = { onPress: () => void; isOff?: boolean; children: ReactNode }

/** It stays in the Tab order when there is no other page, so that the focus is not lost. */
function Button({ onPress, isOff = false, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      className="min-h-11 rounded-md px-3 font-semibold text-on-night hover:bg-night-raised aria-disabled:opacity-50"
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  )
}
