import clsx from 'clsx'
import { FileText } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/ui/button'
import { type FileControl, fileProblem, fullName, sizeWords } from '../forms/file-rules'

export type FileFieldProps = {
  id: string
  name: string
  label: string
  control: FileControl
  /** The ids of the hint and of the error. */
  describedBy: string
  file: File | undefined
  onAttach: (file: File | undefined) => void
  onProblem: (message: string) => void
}

/** Takes one file, chosen or dropped, and checks its name and size at once. */
export function FileField(props: FileFieldProps) {
  const { id, name, label, control, describedBy, file, onAttach, onProblem } = props
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  useEffect(keepDroppedFilesOut, [])

  async function attach(chosen: FileList | null): Promise<void> {
    const [first, second] = chosen ?? []
    if (!first) return
    const name = fullName(control, first)
    const { size } = first
    const problem = second
      ? `${label}: attach one file only.`
      : fileProblem(label, control, { name, size })
    // Copied, because the file on the disk may change or go before it is sent; a folder cannot be read.
    const copy = problem ? undefined : await copyOf(first, name).catch(() => undefined)
    const why = problem ?? `${label} cannot be read. Copy it to your device and try again.`
    if (copy) onAttach(copy)
    else onProblem(file ? `${why} “${file.name}” is still attached.` : why)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    if (!input.current?.matches(':disabled')) void attach(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the button does
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'field flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed px-4 py-4',
        over ? 'border-ink bg-lantern-wash' : 'border-line-strong bg-white',
      )}
    >
      {file ? (
        <p className="flex min-w-0 flex-[1_1_12rem] items-center gap-3">
          <FileText size={24} aria-hidden="true" className="shrink-0 text-ink-mute" />
          <span className="min-w-0">
            <span className="block truncate font-semibold text-ink text-small">{file.name}</span>
            <span className="block text-ink-mute text-small">{sizeWords(file.size)}</span>
          </span>
        </p>
      ) : (
        <p className="flex-[1_1_12rem] text-small pointer-coarse:hidden">
          {over ? 'Drop it to attach it.' : 'Drop a file here, or choose one.'}
        </p>
      )}
      <span className="relative flex flex-wrap gap-3">
        <label
          htmlFor={id}
          className={buttonClass('secondary', 'min-h-11 cursor-pointer px-4 py-2 text-small')}
        >
          <input
            ref={input}
            type="file"
            id={id}
            name={name}
            accept={Object.keys(control.types)
              .map((extension) => `.${extension}`)
              .join()}
            aria-invalid={false}
            aria-describedby={describedBy}
            // Hidden: its label has the focus ring (styles/base.css).
            className="sr-only"
            onChange={({ currentTarget }) => {
              void attach(currentTarget.files)
              // So that the same file can be chosen again.
              currentTarget.value = ''
            }}
          />
          {file ? 'Replace' : 'Choose a file'}
        </label>
        {file && (
          <button
            type="button"
            className={buttonClass('secondary', 'min-h-11 px-4 py-2 text-small')}
            onClick={() => {
              onAttach(undefined)
              // The button that had the focus is gone.
              input.current?.focus()
            }}
          >
            Remove<span className="sr-only">{` ${file.name}`}</span>
          </button>
        )}
      </span>
      <p role="status" className="sr-only">
        {file && `${file.name}, ${sizeWords(file.size)}, is attached.`}
      </p>
    </div>
  )
}

async function copyOf(file: File, name: string): Promise<File> {
  const { type, lastModified } = file
  return new File([await file.arrayBuffer()], name, { type, lastModified })
}

/** Stops the browser from opening a file that is dropped beside the field, which would leave the page; returns how to stop. */
function keepDroppedFilesOut(): () => void {
  const refuse = (event: Event) => event.preventDefault()
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
  return () => {
    window.removeEventListener('dragover', refuse)
    window.removeEventListener('drop', refuse)
  }
}
