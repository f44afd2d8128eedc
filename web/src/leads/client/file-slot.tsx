import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { FileFieldProps } from './file-field'

/** The place of a file field, whose code only the forms with one load. */
export function FileSlot(props: FileFieldProps) {
  const [FileField, setFileField] = useState<ComponentType<FileFieldProps> | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    // With what sends a file: a form that is open can be sent, or kept, without a connection.
    Promise.all([import('./file-field'), import('./attached-file')]).then(
      ([loaded]) => setFileField(() => loaded.FileField),
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])

  if (FileField) return <FileField {...props} />
  return (
    <div className="min-h-20 rounded-md border border-line-strong border-dashed bg-white px-4 py-4 text-small">
      {failed && (
        <p role="alert">
          This field could not be loaded. You can send the form without a file, or{' '}
          <button type="button" className="text-link" onClick={load}>
            try again
          </button>
          .
        </p>
      )}
    </div>
  )
}

type UploadProgressProps = { share: number; retrying: boolean }

/** How far the sending of a file is. */
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
        <span className="tabular-nums">{percent}%</span>
      </p>
      <progress
        max={100}
        value={percent}
        aria-label="Sending your file"
        className="mt-1.5 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-paper-deep [&::-moz-progress-bar]:bg-lantern [&::-webkit-progress-bar]:bg-paper-deep [&::-webkit-progress-value]:bg-lantern"
      />
    </div>
  )
}
