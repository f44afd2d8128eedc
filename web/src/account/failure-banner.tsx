/** What a visitor reads when the whole form failed. */
export function FailureBanner({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="rounded-sm border border-risk bg-risk-wash px-4 py-3 text-small text-risk">
          {text}
        </p>
      )}
    </div>
  )
}
