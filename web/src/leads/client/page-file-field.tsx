'use client'

import { useContext, useEffect, useState } from 'react'
import type { FileFieldProps } from './file-field'
import { InlineLead } from './use-inline-form'

const load = () =>
  Promise.all([import('./file-field'), import('./upload-progress')]).then(
    ([{ FileField }, { UploadProgress }]) => ({ FileField, UploadProgress }),
  )

type PageFileFieldProps = Omit<FileFieldProps, 'file' | 'onAttach' | 'onProblem'>

/** A file field inside a page. Without scripts a form is sent without files. */
export function PageFileField(props: PageFileFieldProps) {
  const form = useContext(InlineLead)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>()
  useEffect(() => {
    load().then(setLoaded, () => {})
  }, [])
  if (!form || !loaded)
    return (
      <div className="min-h-19.5">
        <noscript>
          <p className="text-small">
            Attaching a file needs JavaScript. You can send the form without it.
          </p>
        </noscript>
      </div>
    )
  const { attached, upload } = form.state
  return (
    <>
      <loaded.FileField
        {...props}
        file={attached?.field === props.name ? attached.file : undefined}
        onAttach={(file) => void form.load().then((lead) => lead.attach(props.name, file))}
        onProblem={(message) =>
          void form.load().then((lead) => lead.showError(props.name, message))
        }
      />
      {upload && <loaded.UploadProgress {...upload} />}
    </>
  )
}
