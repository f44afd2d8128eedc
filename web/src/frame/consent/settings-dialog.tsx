import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { buttonClass } from '@/ui/button'
import { allows, CATEGORIES, type Category, signalsPrivacy } from '../../lib/read-consent'
import type { ConsentTexts } from './consent.query'
import { cookiePolicyHref } from './consent-routes'
import { consentSettings } from './consent-settings'
import { decide } from './decide'

/** How the settings were left; `instead`: the visitor prefers a request form to the chat. */
type SettingsOutcome = 'decided' | 'closed' | 'instead'

let open: Promise<SettingsOutcome> | undefined

/** Opens the cookie settings; resolves when they close. `reason` says why they opened without a click on them. */
export function openConsentSettings(reason?: 'chat'): Promise<SettingsOutcome> {
  open ??= show(reason).finally(() => {
    open = undefined
  })
  return open
}

async function show(reason: 'chat' | undefined): Promise<SettingsOutcome> {
  const { texts } = await consentSettings()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const outcome = await new Promise<SettingsOutcome>((resolve) =>
    root.render(<SettingsDialog texts={texts} reason={reason} onLeave={resolve} />),
  )
  root.unmount()
  place.remove()
  return outcome
}

type SettingsDialogProps = {
  texts: ConsentTexts
  /** Set if a visitor asked for the chat without having allowed it. */
  reason: 'chat' | undefined
  onLeave: (outcome: SettingsOutcome) => void
}

/** A switch per category. Closing the dialog decides nothing. */
function SettingsDialog({ texts, reason, onLeave }: SettingsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const outcome = useRef<SettingsOutcome>('closed')
  const [allowed, setAllowed] = useState(() =>
    // Nothing is preselected, not even a choice for older texts.
    CATEGORIES.filter((category) => allows(category, texts.version)),
  )
  const signaled = signalsPrivacy()
  // Global Privacy Control covers all but the chat, which is chosen by name.
  const isRefused = (category: Category) => signaled && category !== 'chat'

  useEffect(() => {
    dialog.current?.showModal()
    title.current?.focus()
  }, [])

  function leave(how: SettingsOutcome): void {
    outcome.current = how
    dialog.current?.close()
  }
  function save(choice: 'all' | 'essential' | 'custom', categories: Category[]): void {
    leave('decided')
    decide(choice, categories, texts)
  }
  const closeFromOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) leave('closed')
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      aria-labelledby="cookie-settings-title"
      onClick={closeFromOutside}
      onClose={() => onLeave(outcome.current)}
      className="m-auto w-full max-w-[38rem] overflow-hidden border border-line bg-paper p-0 text-ink-soft shadow-panel backdrop:bg-night/60 max-sm:mb-0 sm:rounded-lg"
    >
      <div className="flex max-h-[94dvh] flex-col">
        <header className="relative border-line border-b px-5 pt-5 pb-4 sm:px-8 sm:pt-7 sm:pb-5">
          <h2
            ref={title}
            tabIndex={-1}
            id="cookie-settings-title"
            className="title-m pr-12 text-ink outline-none"
          >
            {texts.settingsTitle}
          </h2>
          <p className="mt-1.5 pr-8 text-small">
            {texts.settingsText}{' '}
            <a href={cookiePolicyHref()} className="text-link">
              {texts.learnMoreLabel}
              <span className="sr-only"> {texts.learnMoreAbout}</span>
            </a>
          </p>
          <button
            type="button"
            aria-label={texts.closeLabel}
            onClick={() => leave('closed')}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-ink-mute hover:bg-paper-deep hover:text-ink sm:top-5 sm:right-5"
          >
            <X size={20} aria-hidden="true" />
          </button>
        </header>
        <div className="overflow-y-auto overscroll-contain px-5 py-2 sm:px-8">
          {signaled && <Note text={texts.signalText} />}
          {reason === 'chat' && (
            <Note text={texts.chatText}>
              <button
                type="button"
                className={buttonClass('quiet', 'mt-2')}
                onClick={() => leave('instead')}
              >
                {texts.chatInsteadLabel}
              </button>
            </Note>
          )}
          <ul className="ruled">
            <CategorySwitch texts={texts.categories.necessary} checked disabled />
            {CATEGORIES.map((category) => (
              <CategorySwitch
                key={category}
                texts={texts.categories[category]}
                checked={allowed.includes(category)}
                disabled={isRefused(category)}
                onChange={(on) =>
                  setAllowed((before) =>
                    CATEGORIES.filter((each) => (each === category ? on : before.includes(each))),
                  )
                }
              />
            ))}
          </ul>
        </div>
        <footer className="flex flex-wrap gap-3 border-line border-t bg-white px-5 py-4 sm:px-8">
          {!signaled && (
            <button
              type="button"
              className={buttonClass('secondary', 'flex-1 px-2 text-small')}
              onClick={() => save('all', [...CATEGORIES])}
            >
              {texts.acceptLabel}
            </button>
          )}
          <button
            type="button"
            className={buttonClass('secondary', 'flex-1 px-2 text-small')}
            onClick={() => save('essential', [])}
          >
            {texts.rejectLabel}
          </button>
          <button
            type="button"
            className={buttonClass('primary', 'flex-1 px-2 text-small max-sm:basis-full')}
            onClick={() => save('custom', allowed)}
          >
            {texts.saveLabel}
          </button>
        </footer>
      </div>
    </dialog>
  )
}

function Note({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="my-3 rounded-md bg-lantern-wash px-4 py-3 text-ink text-small">
      <p>{text}</p>
      {children}
    </div>
  )
}

type CategorySwitchProps = {
  texts: { name: string; text: string }
  checked: boolean
  disabled?: boolean
  onChange?: (on: boolean) => void
}

/** A category with its switch; the whole row is the label. */
function CategorySwitch({ texts, checked, disabled = false, onChange }: CategorySwitchProps) {
  const id = useId()
  return (
    <li>
      <label className="flex items-start justify-between gap-6 py-3">
        <span>
          <span className="block font-semibold text-ink">{texts.name}</span>
          <span id={id} className="block text-small">
            {texts.text}
          </span>
        </span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
          role="switch"
          aria-label={texts.name}
          aria-describedby={id}
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onChange?.(target.checked)}
          className="switch mt-1"
        />
      </label>
    </li>
  )
}
