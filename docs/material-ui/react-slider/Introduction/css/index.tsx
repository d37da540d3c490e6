import GlobalStyles from '@mui/material/GlobalStyles';

const styles = `
  .SliderIntroduction-css {
    width: 100%;
    max-width: 320px;
    height: 8px;
    accent-color: #2563eb;
    cursor: pointer;
  }
  .SliderIntroduction-css:focus-visible {
    outline: 2px solid #3b82f6;
    outline-offset: 4px;
  }
`;

export default function Introduction() {
  return (
    <>
      <GlobalStyles styles={styles} />
      <input
        type="range"
        aria-label="Playback position"
        defaultValue={40}
        className="SliderIntroduction-css"
      />
    </>
  );
}
