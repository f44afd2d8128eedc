'use client'

import { useId } from 'react'
import { buttonClass } from '@/ui/button'
import { fieldClass, labelClass, UNCORRECTED } from '@/ui/form-control'
import { useSampleNotice } from './sample-workspace'

export function AddressLookup() {
  const id = useId()
  const notify = useSampleNotice()
  return (
    <form
      // A submit before hydration must send nothing.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        notify()
      }}
    >
      <label htmlFor={id} className={labelClass}>
        Quick address lookup
      </label>
      <div className="mt-1.5 flex flex-col gap-3 sm:flex-row">
        <input
          type="text"
          id={id}
          name="address"
          autoComplete="off"
          {...UNCORRECTED}
          placeholder="Bitcoin or Ethereum address"
          className={`${fieldClass} font-mono`}
        />
        <button type="submit" className={buttonClass('primary')}>
          Investigate
        </button>
      </div>
    </form>
  )
}
