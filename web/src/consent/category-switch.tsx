import { useId } from 'react'

type CategorySwitchProps = {
  texts: { name: string; text: string }
  checked: boolean
  disabled?: boolean
  onChange?: (on: boolean) => void
}

/** A category with its switch; the whole line switches it. */
export function CategorySwitch({
  texts,
  checked,
  disabled = false,
  onChange,
}: CategorySwitchProps) {
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
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
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
