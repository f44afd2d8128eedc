import { Dialog } from '@base-ui/react/dialog'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { FormDefinition, FormTexts } from '../forms/form-definition'

type DialogFrameProps = {
  form: FormDefinition
  sending: boolean
  done: boolean
  /** Announced when it is done. */
  success: FormTexts['success']
  finalFocus: () => HTMLElement | false
  children: ReactNode
}

/** The frame of a form dialog: on a phone full screen, and a sheet at its foot once it is done; else a centered panel. */
export function DialogFrame(props: DialogFrameProps) {
  const { form, sending, done, success, finalFocus, children } = props
  const { title, intro, busy } = form.texts
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Portal>
      <Dialog.Backdrop className="dialog-backdrop" />
      <Dialog.Viewport className="fixed inset-0 z-50 flex justify-center sm:items-center sm:p-6 short:p-0">
        <Dialog.Popup
          ref={popup}
          initialFocus={() => firstControl(popup.current)}
          finalFocus={finalFocus}
          className={clsx(
            'dialog-popup flex w-full flex-col overflow-hidden bg-paper text-ink-soft',
            done ? 'max-sm:max-h-dvh max-sm:self-end' : 'max-sm:h-dvh',
            'sm:max-h-[min(54rem,calc(100dvh-3rem))] sm:rounded-lg',
            'short:block short:h-dvh short:max-h-none short:scroll-pb-28 short:overflow-y-auto short:rounded-none',
          )}
          style={{ maxWidth: `${form.width / 16}rem` }}
        >
          <header className="relative border-line border-b px-5 pt-5 pb-4 sm:px-8 sm:pt-7 sm:pb-5">
            <Dialog.Title className="title-m pr-10 text-ink">{title}</Dialog.Title>
            <Dialog.Description className={clsx('mt-1.5 text-small', done && 'sr-only')}>
              {intro}
              {Object.keys(form.fields).length > 1 && (
                <span className="block">Fields marked&nbsp;* are required.</span>
              )}
            </Dialog.Description>
            <Dialog.Close
              aria-label="Close"
              disabled={sending}
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-ink-mute hover:bg-paper-deep hover:text-ink disabled:opacity-60 sm:top-5 sm:right-5"
            >
              <X size={20} aria-hidden="true" />
            </Dialog.Close>
          </header>
          <p role="status" className="sr-only">
            {sending ? busy : done && `${success.title} ${success.text}`}
          </p>
          {children}
        </Dialog.Popup>
      </Dialog.Viewport>
    </Dialog.Portal>
  )
}

/**
 * The element to focus first: a field, or the dialog on a touch screen, where a keyboard would cover half of it, and in a
 * low window, where the field may be below the first screen.
 */
function firstControl(popup: HTMLElement | null): HTMLElement | null {
  const film = popup?.querySelector<HTMLElement>('[data-film]')
  if (matchMedia('(max-height: 30rem)').matches) return popup
  if (film) return film.querySelector('button:not([aria-disabled])') ?? popup
  if (matchMedia('(pointer: coarse)').matches) return popup
  return popup?.querySelector<HTMLElement>('form :is(input, select, textarea)') ?? popup
}
