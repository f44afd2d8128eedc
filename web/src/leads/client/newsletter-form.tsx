type NewsletterFormProps = { placeholder: string; buttonLabel: string }

/** Stand-in until the forms are here. */
export function NewsletterForm({ placeholder, buttonLabel }: NewsletterFormProps) {
  return (
    <form className="flex flex-wrap gap-3">
      <input type="email" aria-label={placeholder} placeholder={placeholder} />
      <button type="submit">{buttonLabel}</button>
    </form>
  )
}
