import GlobalStyles from '@mui/material/GlobalStyles';

const styles = `
  .Introduction-css {
    padding: 8px 16px;
    border: 0;
    border-radius: 8px;
    background: #1d4ed8;
    color: #fff;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .Introduction-css:hover {
    text-decoration: underline;
  }
  .Introduction-css:focus-visible {
    outline: 2px solid #3b82f6;
    outline-offset: 2px;
  }
`;

export default function Introduction() {
  return (
    <>
      <GlobalStyles styles={styles} />
      <button type="button" className="Introduction-css">
        Book a seat
      </button>
    </>
  );
}
