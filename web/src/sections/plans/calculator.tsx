'use client'

import clsx from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { inTime } from '@/lib/in-time'
import { failureTexts } from '@/lib/texts'
import type { CostTableProps } from '@/sections/plans/cost-table'
import { fieldClass, labelClass } from '@/ui/form-control'

const load = () => import('@/sections/plans/cost-table')

type Loaded = Awaited<ReturnType<typeof load>>

type CalculatorProps = CostTableProps & {
  /** The answer at the volume to begin with. */
  said: string
  /** The table at the volume to begin with: until somebody types another one, and without scripts. */
  children: ReactNode
}

/** A field for the volume, and what each plan costs at it. The code that counts loads when a visitor enters the field. */
export function Calculator({ children, said, ...table }: CalculatorProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [loaded, setLoaded] = useState<Loaded>()
  const [failed, setFailed] = useState(false)
  const answer = typed === undefined ? undefined : loaded?.answer(table, typed)
  const cannotCount = !loaded && failed && typed !== undefined
  const isWrong = cannotCount || (answer && !answer.volume)
  // The last one that could be counted: its costs stay while the field is empty or wrong.
  const [volume, setVolume] = useState<number>()
  if (answer?.volume && answer.volume !== volume) setVolume(answer.volume)
  const prepare = () => {
    // The next key tries again.
    if (!loaded) inTime(load()).then(setLoaded, () => setFailed(true))
  }
  const take = (input: HTMLInputElement, event?: Event) => {
    prepare()
    // What an input method composes is its own until it ends.
    if (!(event instanceof InputEvent && event.isComposing))
      loaded?.separateThousands(input, event instanceof InputEvent ? event.inputType : undefined)
    setTyped(input.value)
  }
  // It may have been typed before hydration.
  const takeEarly = useEffectEvent(() => {
    if (field.current && field.current.value !== field.current.defaultValue) take(field.current)
  })
  useEffect(() => takeEarly(), [])
  // Typed while the code was loading.
  useEffect(() => {
    if (field.current && field.current.value !== field.current.defaultValue)
      loaded?.separateThousands(field.current)
  }, [loaded])
  useEffect(() => {
    if (field.current && volume) loaded?.raise(field.current, table, volume)
  })
  return (
    <>
      <div className="volume-field noscript:hidden" data-print="no">
        <label htmlFor={id} className={labelClass}>{`How many ${table.unit} a month?`}</label>
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={table.volume.toLocaleString('en-US')}
          aria-invalid={isWrong}
          aria-describedby={`${id}a`}
          className={clsx(fieldClass, 'mt-2 min-h-14 font-serif text-title-m tabular')}
          onFocus={prepare}
          onInput={({ currentTarget, nativeEvent }) => take(currentTarget, nativeEvent)}
          onCompositionEnd={({ currentTarget }) => take(currentTarget)}
          // “200k” stays while it is being typed.
          onBlur={({ currentTarget }) => {
            if (answer?.volume) currentTarget.value = answer.volume.toLocaleString('en-US')
          }}
        />
        <p id={`${id}a`} role="status" className="mt-2 min-h-[1.5em] text-small">
          {cannotCount
            ? `The costs cannot be counted now. ${failureTexts.connection}`
            : (answer?.said ?? said)}
        </p>
      </div>
      {loaded && volume ? <loaded.CostTable {...table} volume={volume} /> : children}
    </>
  )
}
