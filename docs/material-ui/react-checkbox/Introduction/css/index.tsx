import GlobalStyles from '@mui/material/GlobalStyles';

const styles = `
  .CheckboxIntroduction-css {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    font-weight: 600;
    cursor: pointer;
  }
  .CheckboxIntroduction-css input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: #15803d;
  }
  .CheckboxIntroduction-css input:focus-visible {
    outline: 2px solid #16a34a;
    outline-offset: 2px;
  }
`;

export default function Introduction() {
  return (
    <>
      <GlobalStyles styles={styles} />
      <label className="CheckboxIntroduction-css">
        <input type="checkbox" defaultChecked />
        Pack the parcel as a gift
      </label>
    </>
  );
}
