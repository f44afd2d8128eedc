import type { Ref } from 'react'
import type { Words } from '@/sanity/words'
import { buttonClass } from '@/ui/button'

// A separate module: cards and rows load on use, this is part of the first load.

type LoadFailureProps = {
  words: Pick<Words['articleList'], 'failed' | 'failedText' | 'retry'>
  onRetry: () => void
  button?: Ref<HTMLButtonElement>
}

/** An error message with a retry button. */
export function LoadFailure({ words, onRetry, button }: LoadFailureProps) {
  return (
    <div role="alert" className="my-8 border-l-4 border-risk bg-risk-wash px-5 py-4">
      <p className="font-semibold text-ink">{words.failed}</p>
      <p className="mt-1">{words.failedText}</p>
      <button
        ref={button}
        type="button"
        className={buttonClass('secondary', 'mt-4')}
        onClick={onRetry}
      >
        {words.retry}
      </button>
    </div>
  )
}
