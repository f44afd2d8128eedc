import { failureTexts } from '@/lib/texts'
import { articleListTexts } from '@/sections/article-index/texts'
import { buttonClass } from '@/ui/button'

// A separate module: cards and rows load on use, this is part of the first load.

/** An error message with a retry button. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="my-8 border-l-4 border-risk bg-risk-wash px-5 py-4">
      <p className="font-semibold text-ink">{articleListTexts.failed}</p>
      <p className="mt-1">Check your connection. Nothing you chose is lost.</p>
      <button type="button" className={buttonClass('secondary', 'mt-4')} onClick={onRetry}>
        {failureTexts.retry}
      </button>
    </div>
  )
}
