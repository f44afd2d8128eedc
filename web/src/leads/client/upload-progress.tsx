type UploadProgressProps = { share: number; retrying: boolean }

/** The progress of sending a file. */
export function UploadProgress({ share, retrying }: UploadProgressProps) {
  const percent = Math.floor(share * 100)
  const words = retrying
    ? 'Sending was interrupted. Trying again…'
    : percent < 100
      ? 'Sending your file…'
      : 'Your file is being checked…'
  return (
    <div className="border-line border-t px-5 py-3 sm:px-8">
      <p className="flex justify-between gap-4 text-small">
        <span role="status" className={retrying ? 'text-risk' : undefined}>
          {words}
        </span>
        <span className="tabular">{`${percent}%`}</span>
      </p>
      <progress
        max={100}
        value={percent}
        aria-label="Sending your file"
        className="mt-1.5 block w-full accent-lantern"
      />
    </div>
  )
}
