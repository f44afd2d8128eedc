import { LoaderCircle } from 'lucide-react'
import { buttonClass } from '@/ui/button'

type SubmitButtonProps = { label: string; busyLabel: string; busy: boolean; alive: boolean }

/** Asleep until its form's code runs, so that no browser sends a password by itself. */
export function SubmitButton({ label, busyLabel, busy, alive }: SubmitButtonProps) {
  return (
    <div>
      <button type="submit" disabled={busy || !alive} className={buttonClass('primary', 'w-full')}>
        {busy && <LoaderCircle aria-hidden="true" className="size-5 motion-safe:animate-spin" />}
        {busy ? busyLabel : label}
      </button>
      <p role="status" className="sr-only">
        {busy && busyLabel}
      </p>
      <noscript>
        <p className="mt-3 text-small">
          This form needs JavaScript. Nothing you type here is sent.
        </p>
      </noscript>
    </div>
  )
}
