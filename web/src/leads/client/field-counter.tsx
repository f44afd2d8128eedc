'use client'

import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { characterCount, LONGEST } from '../forms/text-length'

const SHOWN_FROM = 0.8

// In ms. Screen readers announce the count after a pause in typing, not at every key.
const REST = 1000

export type FieldCounterProps = {
  /** The id of the text, to which the control refers by `aria-describedby`. */
  id: string
  controlId: string
  most: number
}

/** The number of characters under a field, shown from 80 % of its limit on. Nothing is cut. */
export function FieldCounter({ id, controlId, most }: FieldCounterProps) {
  const [count, setCount] = useState(0)
  const [said, setSaid] = useState('')
  const words = wordsFor(count, most)

  useEffect(() => {
    const control = document.getElementById(controlId)
    // Not a prop: the server may have drawn the control, and the form may fill it in.
    const measure = () => {
      const { value } = control as HTMLInputElement
      // A text has at least as many UTF-16 units as characters.
      setCount(value.length < most * SHOWN_FROM ? 0 : characterCount(value))
    }
    measure()
    control?.addEventListener('input', measure)
    return () => control?.removeEventListener('input', measure)
  }, [controlId, most])

  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), REST)
    return () => clearTimeout(timer)
  }, [words])

  return (
    <>
      <div id={id}>
        {words && (
          <p
            className={clsx(
              'mt-1 text-right text-small tabular',
              count > most ? 'font-semibold text-risk' : 'text-ink-mute',
            )}
          >
            {words}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

export type EmailCounterProps = Omit<FieldCounterProps, 'most'>

/** The counter of an address; a form inside a page loads it at the first focus. */
export function EmailCounter(props: EmailCounterProps) {
  return <FieldCounter {...props} most={LONGEST.email} />
}

function wordsFor(count: number, most: number): string {
  if (count < most * SHOWN_FROM) return ''
  const [now, limit, excess] = [count, most, count - most].map((each) =>
    each.toLocaleString('en-US'),
  )
  return `${now} of ${limit} characters${count > most ? `, ${excess} too many` : ''}`
}
