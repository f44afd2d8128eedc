import { LoaderCircle } from 'lucide-react'
import { buttonClass } from '@/ui/button'
import type { FormTexts } from '../forms/form-definition'

type FormActionsProps = {
  texts: FormTexts
  sending: boolean
  /** Leaves the form, or stops the sending of its file; undefined when neither can be done. */
  onCancel: (() => void) | undefined
}

/** Cancel and send, always in sight at the foot of the dialog. */
export function FormActions({ texts, sending, onCancel }: FormActionsProps) {
  return (
    <div className="flex gap-3 border-line border-t bg-paper px-5 py-4 max-[18rem]:flex-wrap max-[18rem]:*:basis-full justify-end sm:px-8 bottom-0 short:py-2 min-[18rem]:short:sticky">
      <button
        type="button"
        disabled={!onCancel}
        className={buttonClass('secondary')}
        onClick={onCancel}
      >
        Cancel
      </button>
      <button
        type="submit"
        disabled={sending}
        className={buttonClass('primary', 'max-sm:grow sm:min-w-44')}
      >
        {sending && <LoaderCircle size={18} aria-hidden="true" className="shrink-0 animate-spin" />}
        <span>{sending ? texts.busy : texts.submit}</span>
      </button>
    </div>
  )
}
