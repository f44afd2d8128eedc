import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { FileFieldProps } from './file-field'

/** The place of a file field, whose code only the forms with one load. */
export function FileSlot(props: FileFieldProps) {
  const [FileField, setFileField] = useState<ComponentType<FileFieldProps> | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    // With what sends a file: a form that is open can be sent, or kept, without a connection.
    Promise.all([
      import('./file-field'),
      import('./attached-file'),
      import('./upload-progress'),
    ]).then(
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
