import { LoaderCircle } from 'lucide-react'
import { buttonClass } from '@/ui/button'
import type { FormTexts } from '../definitions/form-definition'

type FormActionsProps = { texts: FormTexts; sending: boolean; onCancel: () => void }

/** Cancel and send, always in sight at the foot of the dialog. */
export function FormActions({ texts, sending, onCancel }: FormActionsProps) {
  return (
    <div className="flex gap-3 border-line border-t bg-paper px-5 py-4 sm:justify-end sm:px-8 short:sticky short:bottom-0 short:py-2">
      <button
        type="button"
        disabled={sending}
        className={buttonClass('secondary', 'max-sm:flex-1')}
        onClick={onCancel}
      >
        Cancel
      </button>
      <button
        type="submit"
        disabled={sending}
        className={buttonClass(
          'primary',
          'whitespace-nowrap max-sm:flex-[2] max-sm:px-3 sm:min-w-44',
        )}
      >
        {sending && <LoaderCircle size={18} aria-hidden="true" className="shrink-0 animate-spin" />}
        {sending ? texts.busy : texts.submit}
      </button>
    </div>
  )
}
