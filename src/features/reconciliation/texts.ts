export const reconciliationTexts = {
  failed: 'We couldn’t load these changes.',
  choiceNotSaved: 'We couldn’t save that choice.',
  notApplied: 'We couldn’t apply the changes. Your choices are saved.',
  empty: 'Enter the new text, or choose Reject.',
} as const;
