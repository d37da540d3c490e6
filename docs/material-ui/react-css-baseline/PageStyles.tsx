import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';

const pageStyles = (
  <GlobalStyles
    styles={{
      mark: { padding: '0 4px', borderRadius: 4, backgroundColor: '#ffd54f', color: '#000' },
      kbd: { padding: '0 6px', border: '1px solid', borderRadius: 4 },
    }}
  />
);

export default function PageStyles() {
  return (
    <div style={{ padding: 16 }}>
      <CssBaseline />
      {pageStyles}
      Press <kbd>S</kbd> to search; <mark>hits</mark> are marked.
    </div>
  );
}
