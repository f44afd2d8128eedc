import { useEffect, useRef } from 'react'
import type { Fault } from './faults'

type FaultSummaryProps = { form: string; faults: readonly Fault[]; message?: string | undefined }

/** Says above the fields what has to be mended, and leads to each; takes the focus when it appears. */
export function FaultSummary({ form, faults, message }: FaultSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = faults.length > 0 || Boolean(message)
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="mb-6 rounded-md border border-risk bg-risk-wash px-5 py-4 text-risk"
    >
      <p className="font-semibold">
        {message ?? (faults.length === 1 ? 'One field needs a look' : 'Some fields need a look')}
      </p>
      {faults.length > 0 && (
        <ul className="mt-2 text-small">
          {faults.map(({ name, message: fault }) => (
            <li key={name}>
              <a
                href={`#${form}-${name}`}
                className="inline-block py-0.5 underline underline-offset-4"
              >
                {fault}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
