'use client'

import clsx from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import type { CostTableProps } from '@/sections/plans/cost-table'
import { fieldClass, fieldErrorClass, labelClass } from '@/ui/form-control'

const load = () => import('@/sections/plans/cost-table')

type Loaded = Awaited<ReturnType<typeof load>>

type CalculatorProps = CostTableProps & {
  /** The table at the volume to begin with: until somebody types another one, and without scripts. */
  children: ReactNode
}

/** A field for the volume, and what each plan costs at it. The code that counts loads when a visitor enters the field. */
export function Calculator({ children, ...table }: CalculatorProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [loaded, setLoaded] = useState<Loaded>()
  const answer = typed === undefined ? undefined : loaded?.answer(table, typed)
  const isWrong = answer && answer.volume === undefined
  const prepare = () => {
    // Without a connection the table stays as it is, and the next key tries again.
    if (!loaded) load().then(setLoaded, () => undefined)
  }
  return (
    <>
      <div className="noscript:hidden" data-print="no">
        <label htmlFor={id} className={labelClass}>{`How many ${table.unit} a month?`}</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          defaultValue={table.volume}
          aria-invalid={isWrong}
          aria-describedby={`${id}a`}
          className={clsx(fieldClass, 'mt-2 min-h-14 font-serif text-title-m tabular')}
          onFocus={prepare}
          onInput={({ currentTarget }) => {
            prepare()
            setTyped(currentTarget.value)
          }}
        />
        <p
          id={`${id}a`}
          role="status"
          className={isWrong ? fieldErrorClass : 'mt-3 text-small text-ink'}
        >
          {answer?.said}
        </p>
      </div>
      {loaded && answer?.volume ? (
        <loaded.CostTable {...table} volume={answer.volume} />
      ) : (
        // An answer to another volume must not stand beside an error.
        !isWrong && children
      )}
    </>
  )
}
