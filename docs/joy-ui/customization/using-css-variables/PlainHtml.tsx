import type * as React from 'react';

const styles: Record<'ticket' | 'code', React.CSSProperties> = {
  ticket: {
    color: 'var(--joy-palette-success-softColor)',
    backgroundColor: 'var(--joy-palette-success-softBg)',
    font: 'var(--joy-font-body-md)',
    borderRadius: 'var(--joy-radius-md)',
    boxShadow: 'var(--joy-shadow-sm)',
    padding: 'calc(2 * var(--joy-spacing))',
    maxWidth: 320,
  },
  code: { fontFamily: 'var(--joy-fontFamily-code)', fontWeight: 'var(--joy-fontWeight-lg)' },
};

export default function PlainHtml() {
  return (
    <div style={styles.ticket}>
      Seat <span style={styles.code}>14C</span>, by the window
    </div>
  );
}
