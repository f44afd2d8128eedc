import { LoaderCircle } from 'lucide-react'
import { buttonClass } from '@/ui/button'

type SubmitButtonProps = { label: string; busyLabel: string; busy: boolean }

export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  return (
    <div>
      <button type="submit" disabled={busy} className={buttonClass('primary', 'w-full')}>
        {busy && <LoaderCircle aria-hidden="true" className="size-5 motion-safe:animate-spin" />}
        {busy ? busyLabel : label}
      </button>
      <p role="status" className="sr-only">
        {busy && busyLabel}
      </p>
    </div>
  )
}
